import messages from '../../.messages/page.en.json';
import { searchOverlay } from '../search/search-overlay';
import { Shell } from '../layout/shell';
import { loadShell, type ShellData } from '../server/shell.server';

export const loader = () => loadShell('en');

export default function EnglishShell({ loaderData }: { loaderData: ShellData }) {
  return <Shell locale="en" messages={messages} search={searchOverlay} {...loaderData} />;
}
