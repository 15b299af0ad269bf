import messages from '../../messages/en.json?except=account,bag,checkout,confirmation,consent,error.generic,filter,giftCard,location,page.draft,preferences,promo,samples,scripts,search,site.name,withdrawal,zoom&messages';
import { Shell, type ShellData } from './shell';
import { loadShell } from './shell.server';

export const loader = () => loadShell('en');

export default function EnglishShell({ loaderData }: { loaderData: ShellData }) {
  return <Shell locale="en" messages={messages} {...loaderData} />;
}
