import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'https://lab.example/attention-lab.js';
import Article from './article.mdx';

/** React sets what is no text as a property, and hears the element's own events by their names. */
function Page() {
  const [step, setStep] = useState('');
  const [cell, setCell] = useState('nothing');
  const Lab = (attributes) => (
    <attention-lab
      {...attributes}
      options={{ softcap: 0 }}
      onstep-change={({ detail }) => setStep(detail.node)}
      oncell-select={({ detail }) => setCell(JSON.stringify(detail.cell))}
    />
  );
  const [components] = useState(() => ({ Lab }));
  return <Article components={components} step={step} cell={cell} />;
}

createRoot(document.querySelector('main')).render(<Page />);
