import { parseArgs } from 'node:util';
import { parsePushConfiguration } from './push-configuration.ts';
import { createTerminalProgress } from './terminal-progress.ts';
import { pushSearchIndices } from './push-search-indices.ts';
import { pushExitStatuses, PushError } from './push-error.ts';
import { formatPushReport } from './push-report.ts';

/** Output streams of a command: `process` itself, or a recorder in tests. */
export interface OutputStreams {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { readonly isTTY?: boolean | undefined; write(text: string): unknown };
}

const help = `Makes the search indices what the CMS and the shops say now.

  npm run search:push                    send what has changed
  npm run search:push -- --dry-run       say what would change, write nothing
  npm run search:push -- --full          build every index anew beside the live one, and swap
  npm run search:push -- --allow-empty   let an index lose all its records
  npm run search:push -- --help          this text

Variables (docs/deployment.md has all of them; without any, everything is the local services'):

  MAREHALM_SERVICES_URL       where everything is that no other variable names
  MAREHALM_CMS_URL            the CMS
  MAREHALM_SHOP_{DK,NO,INT}_{ENDPOINT,TOKEN}   the shops
  MAREHALM_SEARCH_APP_ID      the search application
  MAREHALM_SEARCH_WRITE_KEY   a key that may write to it; it is never shown
  MAREHALM_SEARCH_HOST        empty for the provider's own hosts

Ends with 0 when every index is as it should be, 1 when a service could not be reached or refused, 2 when an option or a
variable cannot be used, 3 when the content cannot be pushed. Nothing is written unless everything was read and checked;
each index changes at once, so an interrupted push leaves none half written.
`;

/**
 * Runs `npm run search:push`: prints the report and returns the exit status. Throws only programming errors.
 */
export async function runSearchPush(
  parameters: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  { stdout, stderr }: OutputStreams = process,
  now: () => Date = () => new Date(),
): Promise<number> {
  const progress = createTerminalProgress(stderr);
  try {
    const { values } = readOptions(parameters);
    if (values.help) {
      stdout.write(help);
      return 0;
    }
    const configuration = parsePushConfiguration(environment);
    const dryRun = values['dry-run'];
    const result = await pushSearchIndices(configuration, {
      dryRun,
      full: values.full,
      allowEmpty: values['allow-empty'],
      progress,
      now,
    });
    progress.end();
    stdout.write(formatPushReport(result, dryRun));
    return 0;
  } catch (error) {
    progress.end();
    if (!(error instanceof PushError)) throw error;
    stderr.write(`${error.message}\n`);
    return pushExitStatuses[error.kind];
  }
}

function readOptions(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      options: {
        'dry-run': { type: 'boolean', default: false },
        full: { type: 'boolean', default: false },
        'allow-empty': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new PushError(
      'configuration',
      `${error instanceof Error ? error.message : String(error)}\nnpm run search:push -- --help says what there is.`,
    );
  }
}
