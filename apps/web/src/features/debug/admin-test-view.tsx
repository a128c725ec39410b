import { can, RIGHTS, type StaffRole } from '@lauda/domain/permissions';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../ui/table/table.tsx';

/** Permissions of this session's role; the server decides by the same table. */
export function AdminTestView({ role }: { role: StaffRole | null }) {
  const text = useText();
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6 px-4 py-8 md:px-8">
      <PageHeader title={text('debug.adminTitle')} description={`${text('debug.role')}: ${role ?? '–'}`} />
      <Table label={text('debug.rights')}>
        <thead>
          <tr>
            <TableHeaderCell>{text('debug.right')}</TableHeaderCell>
            <TableHeaderCell>{text('debug.isGiven')}</TableHeaderCell>
          </tr>
        </thead>
        <tbody>
          {RIGHTS.map(({ area, act }) => {
            // The pairs of area and action are valid, which the list's type does not express.
            const isGiven = can(role, area, act as never);
            return (
              <TableRow key={`${area}.${act}`}>
                <TableCell>
                  <code>{`${area}.${act}`}</code>
                </TableCell>
                <TableCell>
                  <Badge tone={isGiven ? 'success' : 'neutral'}>
                    {text(isGiven ? 'debug.yes' : 'debug.no')}
                  </Badge>
                </TableCell>
              </TableRow>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}
