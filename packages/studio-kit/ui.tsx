import {
  Box,
  Button,
  Card,
  type CardProps,
  Checkbox,
  Container,
  Dialog,
  Flex,
  Heading,
  Select,
  Stack,
  Tab,
  TabList,
  Text,
  type TextProps,
} from "@sanity/ui";
import { type ComponentProps, type ReactNode, useId } from "react";

// What tools, dialogs and inputs of this Studio look like.

interface ToolPageProps {
  title: string;
  /** Beside the title. */
  controls?: ReactNode;
  /** The width of the content. */
  width?: ComponentProps<typeof Container>["width"];
  children: ReactNode;
}

/** The page of a tool: its title above content that scrolls. */
export function ToolPage({ title, controls, width = 2, children }: ToolPageProps) {
  return (
    <Box overflow="auto" height="fill">
      <Container width={width} padding={5}>
        <Stack gap={5}>
          <Flex align="center" gap={3} wrap="wrap">
            <Heading as="h1" size={3}>
              {title}
            </Heading>
            {controls}
          </Flex>
          {children}
        </Stack>
      </Container>
    </Box>
  );
}

interface TabsProps<Name extends string> {
  tabs: readonly { readonly name: Name; readonly title: string }[];
  selected: Name;
  onSelect: (name: Name) => void;
}

/** Tabs, each of which controls the panel with the id `<name>-panel`. */
export function Tabs<Name extends string>({ tabs, selected, onSelect }: TabsProps<Name>) {
  return (
    <TabList gap={2}>
      {tabs.map(({ name, title }) => (
        <Tab
          key={name}
          id={`${name}-tab`}
          aria-controls={`${name}-panel`}
          label={title}
          selected={selected === name}
          onClick={() => onSelect(name)}
        />
      ))}
    </TabList>
  );
}

interface PanelProps extends Omit<CardProps, "as"> {
  title: string;
  /** The level of the title. */
  as?: "h2" | "h3";
}

/** A card with a title, which is also a region for screen readers. */
export function Panel({ title, as = "h2", children, ...card }: PanelProps) {
  return (
    <Card padding={4} radius={2} border {...card} as="section" aria-label={title}>
      <Stack gap={4}>
        <Heading as={as} size={0}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

interface SectionProps {
  title: string;
  /** Beside the title. */
  badge?: ReactNode;
  gap?: number;
  children: ReactNode;
}

/** A part of a page or a dialog under a heading. */
export function Section({ title, badge, gap = 2, children }: SectionProps) {
  return (
    <Stack as="section" gap={gap}>
      <Flex align="center" gap={2}>
        <Heading as="h2" size={1}>
          {title}
        </Heading>
        {badge}
      </Flex>
      {children}
    </Stack>
  );
}

/** Small text that explains something. */
export function Hint(props: TextProps) {
  return <Text size={1} muted {...props} />;
}

/** A message in a colored card. */
export function Notice({ children, ...card }: CardProps) {
  return (
    <Card padding={3} radius={2} border {...card}>
      <Text size={1}>{children}</Text>
    </Card>
  );
}

interface LabeledProps {
  label: string;
  hint?: string;
  /** Renders the input with the id to which the label refers. */
  children: (id: string) => ReactNode;
}

/** An input below its label. */
export function Labeled({ label, hint, children }: LabeledProps) {
  const id = useId();
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      {hint !== undefined && (
        <Text size={1} muted>
          {hint}
        </Text>
      )}
      {children(id)}
    </Stack>
  );
}

interface FilterMenuProps {
  label: string;
  /** The option for no filter, whose value is empty. Without it, one of the others is always chosen. */
  all?: string;
  options: readonly { readonly value: string; readonly title: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A menu that filters a list. */
export function FilterMenu({ label, all, options, value, onChange }: FilterMenuProps) {
  return (
    <Box>
      <Select
        aria-label={label}
        fontSize={1}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {all !== undefined && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </Select>
    </Box>
  );
}

interface ChoicesProps<Value> {
  label: string;
  options: readonly { readonly value: Value; readonly title: string }[];
  value: Value;
  /** What the other buttons look like. */
  mode?: "ghost" | "bleed";
  onChange: (value: Value) => void;
}

/** Buttons of which one is pressed. */
export function Choices<Value extends string | undefined>({
  label,
  options,
  value,
  mode = "ghost",
  onChange,
}: ChoicesProps<Value>) {
  return (
    <Flex as="fieldset" gap={1} wrap="wrap" aria-label={label} style={{ border: 0, margin: 0, padding: 0 }}>
      {options.map((option) => (
        <Button
          key={option.title}
          mode={option.value === value ? "default" : mode}
          fontSize={1}
          padding={2}
          aria-pressed={option.value === value}
          text={option.title}
          onClick={() => onChange(option.value)}
        />
      ))}
    </Flex>
  );
}

interface CheckProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox before its label. */
export function Check({ label, checked, onChange }: CheckProps) {
  return (
    <Flex as="label" align="center" gap={2}>
      <Checkbox checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <Text size={1}>{label}</Text>
    </Flex>
  );
}

interface EntryProps {
  /** Before the text, such as a badge. */
  start?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** The size of the title. */
  size?: number;
  /** After the text. */
  end?: ReactNode;
}

/** An entry of a list: a title above its detail. */
export function Entry({ start, title, detail, size = 1, end }: EntryProps) {
  return (
    <Flex gap={3} align={size > 1 ? "flex-start" : "center"}>
      {start}
      {/* A path has no spaces. */}
      <Stack gap={2} flex={1} style={{ overflowWrap: "anywhere" }}>
        <Text size={size} weight={size > 1 ? "regular" : "medium"}>
          {title}
        </Text>
        {detail !== undefined && (
          <Text size={1} muted>
            {detail}
          </Text>
        )}
      </Stack>
      {end}
    </Flex>
  );
}

interface ActionDialogProps extends Pick<
  ComponentProps<typeof Dialog>,
  "id" | "header" | "onClickOutside" | "zOffset"
> {
  onClose: () => void;
  /** The buttons beside “Cancel”. */
  actions: ReactNode;
  children: ReactNode;
}

/** A dialog that an editor cancels, or closes with one of its actions. */
export function ActionDialog({ onClose, actions, children, ...dialog }: ActionDialogProps) {
  return (
    <Dialog
      {...dialog}
      width={1}
      onClose={onClose}
      footer={
        <Flex gap={2} justify="flex-end" padding={3} wrap="wrap">
          <Button type="button" mode="bleed" text="Cancel" onClick={onClose} />
          {actions}
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        {children}
      </Stack>
    </Dialog>
  );
}
