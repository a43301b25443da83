/** A server that renders pages imports every module of the package, though it has no elements. */
import { AttentionLab } from 'attention-lab';
import 'attention-lab/check';
import 'attention-lab/engine';
import widget, { AttentionLab as Standalone } from 'attention-lab/standalone';

const { render } = widget;
console.log(JSON.stringify({ versions: [AttentionLab.version, Standalone.version], render: typeof render }));
