import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

test.skipIf(process.platform === 'win32')(
  'onParentExit() notices that the shell between npm and the script was killed',
  async () => {
    const module = new URL('../on-parent-exit.mjs', import.meta.url).href;
    const script = `import { onParentExit } from '${module}';
      const alive = setInterval(() => {}, 1000);
      onParentExit(() => { console.log('left'); clearInterval(alive); });
      console.log('up');`;
    // The second command keeps the shell from becoming the first one.
    const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1"; true', process.execPath, script]);
    let output = '';
    shell.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output === 'up\n') shell.kill('SIGTERM');
    });
    await once(shell.stdout, 'close');
    expect(output).toBe('up\nleft\n');
  },
);
