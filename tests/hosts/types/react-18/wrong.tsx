import 'attention-lab/react-18';

export const articles = [
  <attention-lab theme="pink" />, // wrong
  <attention-lab options={{ mask: 'causal' }} />, // wrong
  <attention-lab lessons="masks" />, // wrong
  <attention-lab onstep-change={() => undefined} />, // wrong
  <attention-lab lesson="masks" theme="light" />,
];
