import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Breadcrumb, BreadcrumbItem } from '../../ui/page/breadcrumb.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Separator } from '../../ui/page/separator.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { Row, Stack } from '../specimen.tsx';

const TABS = [
  { value: 'sign-in', label: 'Sign in', content: <p>Welcome back.</p> },
  { value: 'sign-up', label: 'Create account', content: <p>Nice to meet you.</p> },
  { value: 'more', label: 'Configurações avançadas', content: <p>More.</p> },
];

export function NavigationSection() {
  const [tab, setTab] = useState('sign-in');
  return (
    <>
      <Stack label="Breadcrumb and page header">
        <Breadcrumb>
          <BreadcrumbItem render={<a href="#home">Resumes</a>}>{null}</BreadcrumbItem>
          <BreadcrumbItem render={<a href="#home">Product designer</a>}>{null}</BreadcrumbItem>
          <BreadcrumbItem>Builder</BreadcrumbItem>
        </Breadcrumb>
        <PageHeader
          title="My resumes"
          description="Everything you have written, newest first."
          actions={
            <Button variant="primary">
              <Plus aria-hidden />
              New resume
            </Button>
          }
        />
      </Stack>
      <Stack label="Tabs">
        <Tabs label="Account" value={tab} onValueChange={setTab} items={TABS} />
      </Stack>
      <Row label="Avatar, separator">
        <Avatar initial="M" size="sm" />
        <Avatar initial="M" />
        <Avatar initial="M" size="lg" />
        <Avatar initial="X" imageUrl="/missing.png" />
        <Avatar initial="L" imageUrl="/favicon.svg" />
        <Separator orientation="vertical" />
        <span>After</span>
      </Row>
      <Separator />
    </>
  );
}
