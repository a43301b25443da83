import { controlsCss } from '../../ui/controls/controls.css';
import { lessonsCss } from '../../ui/header/lesson-list.css';
import { roles, tokens } from '../../ui/matrix/tokens.css';
import { stripCss } from '../../ui/overview/strip.css';
import { proseCss } from '../../ui/prose/prose.css';
import { stepperCss } from '../../ui/stage/stepper.css';
import { viewStyles } from '../../ui/styles';
import { layoutCss } from './layout.css';

/** Every style sheet of the element, from the most general to the most particular. */
export const styles = [
  tokens,
  roles,
  ...viewStyles,
  stripCss,
  proseCss,
  stepperCss,
  controlsCss,
  lessonsCss,
  ...layoutCss,
];
