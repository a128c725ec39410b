/**
 * Script of every page that shows it although its stylesheet never arrives: a pending stylesheet blocks painting, and
 * on a dead network the page would stay blank. It is inline, because a file of its own would not arrive either; the
 * content security policy admits it by hash. The stylesheet is applied whenever it comes. The start notice's link first
 * ends the pending requests: where they hold all connections that a browser opens to a server, a reload would wait
 * for them.
 */
export const LATE_STYLES_SCRIPT =
  "addEventListener('click',({target})=>{if(target.closest?.('.start-notice a'))stop()});" +
  "setTimeout(()=>{for(const link of document.querySelectorAll('link[rel=stylesheet]'))" +
  "if(!link.sheet){const late=link.cloneNode();late.media='print';late.fetchPriority='high';late.onload=()=>{late.media='all'};" +
  'link.replaceWith(late)}},9e3)';

/** Has an attribute, so that it is not taken for the script of the early form. */
export const LATE_STYLES_TAG = `<script id="late-styles">${LATE_STYLES_SCRIPT}</script>`;
