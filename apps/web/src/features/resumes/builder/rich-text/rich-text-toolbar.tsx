import type { Editor } from '@tiptap/core';
import { linkHref } from '@lauda/domain/resume/contacts/address';
import { isLink } from '@lauda/domain/resume/rich-text';
import Bold from 'lucide-react/icons/bold';
import Italic from 'lucide-react/icons/italic';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import { type KeyboardEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { LinkDialog } from './link-dialog.tsx';

/** The toolbar's state as a string, so that it rerenders only when that changes. */
const lookOf = (editor: Editor) =>
  ['bold', 'italic', 'bulletList', 'orderedList', 'link'].filter((name) => editor.isActive(name)).join(' ');

function useEditorLook(editor: Editor): readonly string[] {
  const look = useSyncExternalStore(
    (listener) => {
      editor.on('transaction', listener);
      return () => void editor.off('transaction', listener);
    },
    () => lookOf(editor),
  );
  return look.split(' ');
}

interface Tool {
  name: string;
  label: string;
  icon: ReactNode;
  run: () => void;
}

export function RichTextToolbar({ editor }: { editor: Editor }) {
  const text = useText();
  const active = useEditorLook(editor);
  const [isLinking, setLinking] = useState(false);
  const chain = () => editor.chain().focus();

  useEffect(() => {
    const { dom } = editor.view;
    // Elsewhere Ctrl+K opens the palette; in a text it inserts a link, as in other editors.
    const listen = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setLinking(true);
    };
    dom.addEventListener('keydown', listen);
    return () => dom.removeEventListener('keydown', listen);
  }, [editor]);

  const setLink = (address: string) => {
    const href = linkHref(address);
    const words = chain().extendMarkRange('link');
    if (!isLink(href)) words.unsetMark('link').run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain()
        .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else words.setMark('link', { href }).run();
  };

  const tools: Tool[] = [
    { name: 'bold', label: text('builder.bold'), icon: <Bold />, run: () => chain().toggleBold().run() },
    {
      name: 'italic',
      label: text('builder.italic'),
      icon: <Italic />,
      run: () => chain().toggleItalic().run(),
    },
    {
      name: 'bulletList',
      label: text('builder.bullets'),
      icon: <List />,
      run: () => chain().toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      label: text('builder.numbers'),
      icon: <ListOrdered />,
      run: () => chain().toggleOrderedList().run(),
    },
    { name: 'link', label: text('builder.link'), icon: <Link2 />, run: () => setLinking(true) },
  ];

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={text('builder.formatting')}
      className="flex gap-0.5 border-b border-border p-1"
      onKeyDown={moveBetweenTools}
    >
      {tools.map(({ name, label, icon, run }, index) => (
        <IconButton
          key={name}
          size="sm"
          label={label}
          tabIndex={index === 0 ? 0 : -1}
          aria-pressed={active.includes(name)}
          // Keeps the caret in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          {icon}
        </IconButton>
      ))}
      <LinkDialog
        isOpen={isLinking}
        onOpenChange={setLinking}
        address={String(editor.getAttributes('link')['href'] ?? '')}
        onSet={setLink}
      />
    </div>
  );
}

/** A single tab stop; arrow keys move between tools, following the ARIA Authoring Practices. */
function moveBetweenTools(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = tools.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  tools[(at + step + tools.length) % tools.length]?.focus();
}
