// node packages/domain/scripts/build-skills.ts < names.json > packages/domain/src/skills/data/product-names.json
// The input is a JSON list of [name, isHot, isInDemand, occupations] from the O*NET database.
import { slug } from '../src/skills/read-table.ts';

type Row = readonly [name: string, hot: 'Y' | 'N', demand: 'Y' | 'N', occupations: number];

const VENDORS =
  /^(?:Microsoft|Adobe|Oracle|IBM|Apache|Google|Amazon|Apple|Autodesk|Atlassian|Intuit|SAP|Cisco|Dassault Systemes|ESRI|Red Hat|The MathWorks|MathWorks|Bentley|Trimble|PTC|Siemens|Intel|HP|Hewlett-Packard|Blackbaud|Corel|Sage|Infor|Epic|Cerner|Thomson Reuters|LexisNexis|Wolters Kluwer|National Instruments|Rockwell|ANSYS|StataCorp|TechSmith|Symantec|VMware|Citrix|Sun|Novell|Nuance|Deltek|Avid|Roxio|Sony|Henry Schein) /;
/** Minimum length of a name without its vendor: shorter ones are also common words. */
const MOST_COMMON_NAME = 7;

let text = '';
for await (const chunk of process.stdin.setEncoding('utf8')) text += String(chunk);
const rows = JSON.parse(text) as Row[];

const withoutKind = (name: string) =>
  name
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s+(?:software|systems?|programs?|applications?)$/i, '')
    .trim();

/** Excludes kinds of software: 'Tax software', 'Database reporting software'. */
const isName = (name: string) =>
  !/[;|@>=#]/.test(name) &&
  name.length >= 4 &&
  name.length <= 48 &&
  (/[A-Z].*[A-Z]/.test(name) || /^[A-Z]\S*\d/.test(name)) &&
  !/^[A-Z][a-z]+(?: [a-z]+)+ [A-Z]+$/.test(name);

const shorter = (name: string) => {
  const short = name.replace(VENDORS, '');
  const isOwnName = /[a-z][A-Z]|\d| /.test(short) && short.length >= MOST_COMMON_NAME;
  return short !== name && isOwnName && /^[A-Z]/.test(short) ? [short] : [];
};

const lines = new Map<string, string>();
for (const [raw, hot, demand, occupations] of rows) {
  const name = withoutKind(raw);
  if (!isName(name) || (occupations < 2 && hot === 'N' && demand === 'N')) continue;
  const id = slug(name);
  if (!lines.has(id)) lines.set(id, [name, ...shorter(name)].join(';'));
}
const marked = (line: string) => (/^[^ ;]+$/.test(line) ? `=${line}` : line);
const sorted = [...lines.values()].map(marked).toSorted((a, b) => (a < b ? -1 : 1));
console.log(JSON.stringify(['# tool', ...sorted.map((line) => line.replaceAll('\\', '/'))], null, 2));
