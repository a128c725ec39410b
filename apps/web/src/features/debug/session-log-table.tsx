import { useText } from '../../lib/i18n/i18n.tsx';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../ui/table/table.tsx';
import type { LoggedEvent } from './session-log.ts';

export function SessionLogTable({ events }: { events: readonly LoggedEvent[] }) {
  const text = useText();
  if (events.length === 0) return <p className="text-sm text-muted">{text('debug.noEvents')}</p>;
  return (
    <Table label={text('debug.eventsHeading')}>
      <thead>
        <tr>
          <TableHeaderCell>{text('debug.eventTime')}</TableHeaderCell>
          <TableHeaderCell>{text('debug.eventType')}</TableHeaderCell>
          <TableHeaderCell>{text('debug.eventDetail')}</TableHeaderCell>
        </tr>
      </thead>
      <tbody>
        {events.map(({ number, at, type, detail }) => (
          <TableRow key={number}>
            <TableCell className="tabular-nums">{at}</TableCell>
            <TableCell>
              <code>{type}</code>
            </TableCell>
            <TableCell>{detail ?? '–'}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
