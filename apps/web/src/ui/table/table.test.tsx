import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { type SortDirection, SortableHeaderCell } from './sortable-header-cell.tsx';
import { Table, TableHeaderCell } from './table.tsx';

function People() {
  const [direction, setDirection] = useState<SortDirection | null>(null);
  return (
    <Table label="People">
      <thead>
        <tr>
          <SortableHeaderCell direction={direction} onSort={setDirection}>
            Name
          </SortableHeaderCell>
          <TableHeaderCell>Role</TableHeaderCell>
        </tr>
      </thead>
    </Table>
  );
}

it('tells the order in words and turns it round with each press', async () => {
  const { user } = renderUi(<People />);
  const header = screen.getByRole('columnheader', { name: 'Name' });
  expect(header.getAttribute('aria-sort')).toBe('none');
  const button = screen.getByRole('button', { name: 'Name' });
  for (const order of ['ascending', 'descending', 'ascending']) {
    await user.click(button);
    expect(header.getAttribute('aria-sort')).toBe(order);
  }
  expect(screen.getByRole('columnheader', { name: 'Role' }).getAttribute('aria-sort')).toBeNull();
});

it('scrolls in a region that has a name and takes the focus', async () => {
  const { user } = renderUi(<People />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'People' }));
});
