import { AttentionLab } from 'attention-lab';

document.title = `Attention Lab ${AttentionLab.version}`;
