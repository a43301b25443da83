import 'attention-lab/react';

export const articles = [
  <attention-lab theme="pink" />, // wrong
  <attention-lab lesson={3} />, // wrong
  <attention-lab lessons="masks" />, // wrong
  <attention-lab onstep-change={({ detail }) => detail.row} />, // wrong
  <attention-lab lesson="masks" theme="light" />,
];
