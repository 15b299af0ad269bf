import { runForOutput } from './processes.ts';
import { npmCommand, root } from './workspace.ts';

/** What came of asking the registry. */
export type Audit =
  | { readonly kind: 'answered'; readonly counts: Readonly<Record<Severity, number>> }
  /** It could not be asked, so nothing is known: neither good nor bad. */
  | { readonly kind: 'unanswered'; readonly reason: string };

const severities = ['low', 'moderate', 'high', 'critical'] as const;
type Severity = (typeof severities)[number];

/** What `npm audit --json` has printed. */
export function readAudit(output: string): Audit {
  try {
    const { metadata, message, error } = JSON.parse(output) as {
      readonly metadata?: { readonly vulnerabilities?: Partial<Record<Severity, number>> };
      readonly message?: string;
      readonly error?: { readonly summary?: string };
    };
    const found = metadata?.vulnerabilities;
    if (found) {
      const counts = Object.fromEntries(severities.map((name) => [name, found[name] ?? 0]));
      return { kind: 'answered', counts: counts as Record<Severity, number> };
    }
    return { kind: 'unanswered', reason: message || error?.summary || 'no counts in its answer' };
  } catch {
    return { kind: 'unanswered', reason: 'no JSON in its answer' };
  }
}

/** Whether something is known that has to be mended before a release. */
export const isAlarming = ({ moderate, high, critical }: Readonly<Record<Severity, number>>): boolean =>
  moderate + high + critical > 0;

/**
 * `npm run audit`: what the registry knows against the packages of the lockfile. Ends with 1 where that is moderate or worse, and with 2
 * where the registry could not be asked: then nothing is known.
 */
export async function audit(): Promise<void> {
  const { output } = await runForOutput(...npmCommand(['audit', '--json']), {
    directory: root,
    name: 'npm audit',
  });
  const told = readAudit(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  if (told.kind === 'unanswered') {
    console.error(
      `Cannot ask the registry what it knows against the packages: ${told.reason}. Nothing is known; ask again where it answers.`,
    );
    process.exitCode = 2;
    return;
  }
  console.log(severities.map((name) => `${told.counts[name]} ${name}`).join(', '));
  if (!isAlarming(told.counts)) return;
  console.error('Run "npm audit" to see which packages, and what mends them.');
  process.exitCode = 1;
}
