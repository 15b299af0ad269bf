import { join } from 'node:path';
import { untilTold } from './processes.ts';
import { root, runNpm } from './workspace.ts';

const ui = { directory: join(root, 'libs/ui') };

/** Storybook on port 4400. */
export const storybook = (): Promise<void> => untilTold(runNpm(['run', '--silent', 'storybook'], ui));

/** A static Storybook in `dist/storybook`. */
export const buildStorybook = (): Promise<void> => runNpm(['run', '--silent', 'build:storybook'], ui);
