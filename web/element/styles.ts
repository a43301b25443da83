import { controlsCss } from '../views/controls.css';
import { lessonsCss } from '../views/lessons.css';
import { proseCss } from '../views/prose.css';
import { stepperCss } from '../views/stepper.css';
import { stripCss } from '../views/strip.css';
import { viewStyles } from '../views/styles';
import { roles, tokens } from '../views/tokens.css';
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
