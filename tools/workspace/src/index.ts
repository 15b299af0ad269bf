export { ensureBrowser } from './ensure-browser.ts';
export {
  createCheckStep,
  runSteps,
  formatSummary,
  type TestCounts,
  type GateStep,
  type StepResult,
} from './gate-step.ts';
export {
  CommandFailedError,
  forwardSignals,
  runCommand,
  runForOutput,
  type RunOptions,
} from './processes.ts';
export { loadCounts, REPORTS_FOLDER, writeCounts } from './test-reports.ts';
export {
  getInstalledVersion,
  toNpmCommand,
  root,
  runNpm,
  runTool,
  runToolForResult,
  runToolForStatus,
} from './workspace.ts';
