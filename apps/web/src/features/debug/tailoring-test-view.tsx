import { matchResume } from '@lauda/domain/match/match-resume';
import { sampleResume } from '@lauda/domain/resume/sample';
import { useDeferredValue, useState } from 'react';
import { useLocale, useText } from '../../lib/i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../ui/table/table.tsx';
import { FactList } from './fact-list.tsx';

const TONES = { met: 'success', partly: 'warning', missing: 'danger' } as const;

/** How the sample resume matches an ad, line by line, with the weight and evidence behind every point. */
export function TailoringTestView() {
  const text = useText();
  const locale = useLocale();
  const [ad, setAd] = useState('');
  const wanted = useDeferredValue(ad);
  const match = matchResume(sampleResume(locale), wanted);
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-6 px-4 py-8 md:px-8">
      <PageHeader title={text('debug.tailoringTitle')} description={text('debug.tailoringDescription')} />
      <Field label={text('debug.ad')}>
        <Textarea minRows={8} value={ad} onChange={(event) => setAd(event.target.value)} />
      </Field>
      <FactList
        facts={[
          [text('debug.score'), String(match.score)],
          [text('debug.adLanguage'), match.locale],
          [text('debug.missingSkills'), match.missingSkills.map(({ name }) => name).join(', ') || '–'],
        ]}
      />
      {match.requirements.length > 0 && (
        <Table label={text('debug.adLines')}>
          <thead>
            <tr>
              <TableHeaderCell>{text('debug.adLine')}</TableHeaderCell>
              <TableHeaderCell>{text('debug.weight')}</TableHeaderCell>
              <TableHeaderCell>{text('debug.status')}</TableHeaderCell>
              <TableHeaderCell>{text('debug.proof')}</TableHeaderCell>
            </tr>
          </thead>
          <tbody>
            {match.requirements.map(({ id, text: line, kind, status, items, weight, proof }) => (
              <TableRow key={id}>
                <TableCell>
                  {line} <code className="text-muted">{kind}</code>
                  {items.length > 1 && (
                    <p className="text-xs text-muted">
                      {items.map((item) => `${item.name}: ${item.status}`).join(' · ')}
                    </p>
                  )}
                </TableCell>
                <TableCell>{weight.toFixed(1)}</TableCell>
                <TableCell>
                  <Badge tone={TONES[status]}>{status}</Badge>
                </TableCell>
                <TableCell>
                  {proof ? (
                    <>
                      {proof.sentence} <code className="text-muted wrap-anywhere">{proof.path}</code>
                    </>
                  ) : (
                    '–'
                  )}
                </TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}
