import { readdirSync, readFileSync } from 'node:fs';

/** What a process and all that it has started use. */
export interface TreeUse {
  /**
   * Bytes in memory. What several processes share is counted for each: it is never less than what the tree takes.
   */
  readonly memory: number;
  /** Seconds of processors so far, also of those that have ended and were waited for. */
  readonly processor: number;
}

interface Process extends TreeUse {
  readonly id: number;
  readonly parent: number;
}

const MEMORY_PAGE_BYTES = 4096;
const TICKS_PER_SECOND = 100;

/** What the tree of processes under `root` uses now; nothing where it has ended. Linux alone. */
export function treeUse(root: number): TreeUse {
  const all = processes();
  const children = Map.groupBy(all, ({ parent }) => parent);
  const tree = all.filter(({ id }) => id === root);
  for (const { id } of tree) tree.push(...(children.get(id) ?? []));
  const sum = (of: keyof TreeUse) => tree.reduce((total, one) => total + one[of], 0);
  return { memory: sum('memory'), processor: sum('processor') };
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The name in brackets may hold anything, also brackets and blanks. See proc_pid_stat(5).
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const [, resident = '0'] = readFileSync(`/proc/${name}/statm`, 'utf8').split(' ');
        const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
        const memory = Number(resident) * MEMORY_PAGE_BYTES;
        return [{ id: Number(name), parent: Number(fields[1]), memory, processor: ticks / TICKS_PER_SECOND }];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}
