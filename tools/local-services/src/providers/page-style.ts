/** How the few pages look that services have of their own, such as those that links in mails open: quiet, in the colours of the shop. */
export const PAGE_STYLE =
  'body{font:17px/1.6 system-ui,sans-serif;color:#1f2a26;background:#faf8f3;max-width:62ch;margin:48px auto;padding:0 20px}' +
  'h1{font-weight:600;line-height:1.25}dt,label{display:block;font-weight:600}dd{margin:0 0 16px;white-space:pre-wrap;overflow-wrap:anywhere}' +
  'input,textarea{box-sizing:border-box;width:100%;font:inherit;padding:10px;border:1px solid #6b746f;background:#fff}' +
  'strong{display:block;color:#9b2c1d;font-weight:600}a{color:#2f6b4f}' +
  'button,[data-look=main]{display:inline-block;font:inherit;padding:12px 24px;border:0;color:#fff;background:#1f2a26;text-decoration:none}' +
  '[data-look=quiet]{padding:12px 0;color:#2f6b4f;background:none;text-decoration:underline}';
