import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from './wait-for.ts';
import { startSpeechServer, type SpeechServer } from './speech-server.ts';

/** Debian packages that the desktop needs, by the path of the program that each one installs. */
export const DEBIAN_PACKAGE_BY_PROGRAM: Readonly<Record<string, string>> = {
  '/usr/bin/orca': 'orca',
  '/usr/libexec/at-spi2-registryd': 'at-spi2-core',
  '/usr/bin/dbus-daemon': 'dbus-daemon',
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/openbox': 'openbox',
  '/usr/bin/xdotool': 'xdotool',
  '/usr/bin/chromium': 'chromium',
};

/** Parts of Chromium that Orca announces: pages for the suggestions of its address bar. */
const UNWANTED_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A virtual desktop (Xvfb) with a running screen reader. */
export interface Desktop {
  /** The environment of programs that run on it. */
  readonly environment: NodeJS.ProcessEnv;
  readonly speech: SpeechServer;
  /** Opens Chromium with an address. */
  open(address: string): void;
  close(): Promise<void>;
}

/**
 * Starts an X server, a session bus, a window manager and Orca, with a folder of their own for settings.
 * @param language That of Orca's own words, such as `da`.
 */
export async function startDesktop(language: string): Promise<Desktop> {
  const folder = await mkdtemp(join(tmpdir(), 'marehalm-desktop-'));
  const children: ChildProcess[] = [];
  let environment: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    LANG: 'C.UTF-8',
    LANGUAGE: language,
    // Settings are forgotten.
    GSETTINGS_BACKEND: 'memory',
    ACCESSIBILITY_ENABLED: '1',
    GTK_MODULES: '',
    SPEECHD_ADDRESS: `unix_socket:${join(folder, 'speech.sock')}`,
  };
  const start = (program: string, ...parameters: string[]) => {
    const child = spawn(program, parameters, {
      env: environment,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    children.push(child);
    return child;
  };
  const speech = await startSpeechServer(join(folder, 'speech.sock'));
  const close = async () => {
    for (const child of children.reverse()) await end(child);
    await speech.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const display = await readLine(
      start('Xvfb', '-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'),
    );
    environment = { ...environment, DISPLAY: `:${display}` };
    const address = await readLine(start('dbus-daemon', '--session', '--nofork', '--print-address'));
    environment = { ...environment, DBUS_SESSION_BUS_ADDRESS: address };
    await configureOrca(folder);
    await configureChromium(join(folder, 'browser'));
    start('openbox');
    start('orca');
    await waitFor(() => speech.utterances.length > 0, 'Orca says nothing when it starts');
    const open = (address: string) => {
      start(
        'chromium',
        ...['--no-sandbox', '--no-first-run', '--disable-gpu', '--disable-search-engine-choice-screen'],
        ...['--force-renderer-accessibility', '--force-prefers-reduced-motion', `--lang=${language}`],
        ...['--window-position=0,0', '--window-size=1280,900', `--user-data-dir=${join(folder, 'browser')}`],
        `--disable-features=${UNWANTED_FEATURES.join()}`,
        address,
      );
    };
    return { environment, speech, open, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Typed keys are not echoed, and a page is read when the listener asks for it. */
async function configureOrca(home: string): Promise<void> {
  const settings = { enableKeyEcho: false, sayAllOnLoad: false };
  const directory = join(home, '.local/share/orca');
  await mkdir(directory, { recursive: true });
  await writeFile(
    join(directory, 'user-settings.conf'),
    JSON.stringify({
      general: settings,
      profiles: { default: { profile: ['Default', 'default'], ...settings } },
      pronunciations: {},
      keybindings: {},
    }),
  );
}

/** Chromium offers neither to translate a page nor to save a password, which Orca would announce instead of the page. */
async function configureChromium(profile: string): Promise<void> {
  const directory = join(profile, 'Default');
  await mkdir(directory, { recursive: true });
  await writeFile(
    join(directory, 'Preferences'),
    JSON.stringify({ translate: { enabled: false }, credentials_enable_service: false }),
  );
}

/** The first line of a program's output. */
function readLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      if (output.includes('\n')) resolve(output.slice(0, output.indexOf('\n')));
    });
    child.once('error', reject);
    child.once('exit', (status) => reject(new Error(`${child.spawnfile} ended with ${status}`)));
  });
}

/** Ends a program and waits for its end. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const deadline = setTimeout(() => child.kill('SIGKILL'), 3000);
  await ended;
  clearTimeout(deadline);
}
