import { join } from 'node:path';
import { ignoreFailureAfterSignal } from './processes.ts';
import { root, runNpm, runTool } from './workspace.ts';

/** Serves Storybook on port 4400 until stopped. */
export const startStorybook = (): Promise<void> =>
  ignoreFailureAfterSignal(runNpm(['run', '--silent', 'storybook'], { directory: join(root, 'libs/ui') }));

/** Builds the static Storybook in `dist/storybook`. */
export const buildStorybook = (): Promise<void> =>
  runTool('nx', ['run', 'ui:storybook', '--outputStyle=static'], { output: 'whenFailed' });
