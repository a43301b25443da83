import { controlsCss } from '../controls/controls.css';
import { lessonsCss } from '../header/lesson-list.css';
import { roles, tokens } from '../matrix/tokens.css';
import { stripCss } from '../overview/strip.css';
import { proseCss } from '../prose/prose.css';
import { stepperCss } from '../stage/stepper.css';
import { layoutCss } from './layout.css';
import { viewStyles } from './view-styles';

/** All style sheets of the element, in cascade order. */
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
