export { ensureBrowser } from './browser.ts';
export { check, runSteps, summary, type Counts, type Step, type StepResult } from './gate-step.ts';
export { CommandFailedError, forwardSignals, run, runForOutput, type RunOptions } from './processes.ts';
export { readCounts, reportsFolder, writeCounts } from './reports.ts';
export {
  installedVersion,
  npmCommand,
  root,
  runNpm,
  runTool,
  runToolForOutput,
  runToolForStatus,
} from './workspace.ts';
