import type authoring from './en/authoring.json';
import type changes from './en/changes.json';
import type code from './en/code.json';
import type exercises from './en/exercises.json';
import type experiments from './en/experiments.json';
import type figures from './en/figures.json';
import type formats from './en/formats.json';
import type guide from './en/guide.json';
import type home from './en/home.json';
import type implementation from './en/implementation.json';
import type ui from './en/interface.json';
import type learn from './en/learn.json';
import type lessonFolder from './en/lesson-folder.json';
import type motion from './en/motion.json';
import type program from './en/program.json';
import type search from './en/search.json';
import type tourForm from './en/tour-form.json';
import type training from './en/training.json';

/** The ids of all texts of the page. The engine has others (`en/engine.json`, `en/engine-full.json`). */
export type MessageId =
  | keyof typeof ui
  | keyof typeof authoring
  | keyof typeof changes
  | keyof typeof code
  | keyof typeof exercises
  | keyof typeof experiments
  | keyof typeof figures
  | keyof typeof formats
  | keyof typeof guide
  | keyof typeof implementation
  | keyof typeof home
  | keyof typeof lessonFolder
  | keyof typeof learn
  | keyof typeof motion
  | keyof typeof program
  | keyof typeof search
  | keyof typeof tourForm
  | keyof typeof training;
