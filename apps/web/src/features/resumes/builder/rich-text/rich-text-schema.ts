import { type Command, Extension, Mark } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { Selection } from '@tiptap/pm/state';
import { isLink } from '@lauda/domain/resume/rich-text';

const Link = Mark.create({
  name: 'link',
  // Text typed after a link is not part of it.
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (isLink(element.getAttribute('href')) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'noreferrer' }, 0],
});

/** Removes the empty line and moves the caret to the end of the previous one; the last line leaves the list. */
const removeEmptyItem: Command = ({ state, tr, commands, dispatch }) => {
  const { $from, empty } = state.selection;
  const isEmptyItem =
    empty && $from.depth >= 3 && $from.node(-1).type.name === 'listItem' && $from.parent.content.size === 0;
  if (!isEmptyItem) return false;
  if ($from.node(-2).childCount === 1 || $from.index(-2) === 0) return commands.liftListItem('listItem');
  if (dispatch) {
    const start = $from.before(-1);
    tr.delete(start, $from.after(-1));
    tr.setSelection(Selection.near(tr.doc.resolve(start), -1)).scrollIntoView();
  }
  return true;
};

const ResumeKeys = Extension.create({
  name: 'resumeKeys',
  priority: 1000,
  addKeyboardShortcuts() {
    return { Backspace: () => this.editor.commands.command(removeEmptyItem) };
  },
});

/** One level only, so Tab leaves the text instead of indenting. */
const Line = ListItem.extend({
  content: 'paragraph',
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** What a resume's rich text may contain: bold, italic, one-level lists, links. */
export const RICH_TEXT_EXTENSIONS = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  HardBreak,
  BulletList,
  OrderedList,
  Line,
  Link,
  UndoRedo,
  ResumeKeys,
];
