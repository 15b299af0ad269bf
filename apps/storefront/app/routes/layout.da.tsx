import messages from '../../.messages/page.da.json';
import { searchOverlay } from '../search/search-overlay';
import { Shell } from '../layout/shell';
import { loadShell, type ShellData } from '../server/shell.server';

export const loader = () => loadShell('da');

export default function DanishShell({ loaderData }: { loaderData: ShellData }) {
  return <Shell locale="da" messages={messages} search={searchOverlay} {...loaderData} />;
}
