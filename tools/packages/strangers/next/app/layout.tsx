import '@marehalm/ui/tokens.css';
import '@marehalm/ui/base.css';
import '@marehalm/ui/css/defaults.css';
import '@marehalm/ui/css/Heading.css';
import '@marehalm/ui/css/Price.css';
import '@marehalm/ui/css/Wordmark.css';
import { createMarketStyles } from '@marehalm/ui';
import type { ReactNode } from 'react';

const markets = createMarketStyles({ markets: ['se', 'eu'], byLanguage: { sv: 'se' }, fallback: 'eu' });

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="sv">
      <head>
        <style>{markets}</style>
      </head>
      <body>{children}</body>
    </html>
  );
}
