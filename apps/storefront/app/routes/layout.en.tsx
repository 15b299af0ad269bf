import messages from '../../messages/en.json?except=account,bag,checkout,confirmation,consent,error.generic,filter,giftCard,location,page.draft,preferences,promo,samples,scripts,search,site.name,withdrawal,zoom&messages';
import { searchOverlay } from '../features/search/search-overlay';
import { Shell } from '../layout/shell';
import { loadShell, type ShellData } from '../server/shell.server';

export const loader = () => loadShell('en');

export default function EnglishShell({ loaderData }: { loaderData: ShellData }) {
  return <Shell locale="en" messages={messages} search={searchOverlay} {...loaderData} />;
}
