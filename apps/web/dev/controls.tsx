import { Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../src/components/button.tsx';
import { Checkbox } from '../src/components/checkbox.tsx';
import { Field } from '../src/components/field.tsx';
import { IconButton } from '../src/components/icon-button.tsx';
import { Input } from '../src/components/input.tsx';
import { PasswordInput } from '../src/components/password-input.tsx';
import { RadioGroup } from '../src/components/radio-group.tsx';
import { SegmentedControl } from '../src/components/segmented-control.tsx';
import { Select } from '../src/components/select.tsx';
import { Slider } from '../src/components/slider.tsx';
import { Switch } from '../src/components/switch.tsx';
import { Sample } from './sample.tsx';

function Buttons() {
  return (
    <Sample title="Buttons">
      <div className="flex flex-wrap items-center gap-4">
        <Button look="primary">Save</Button>
        <Button look="primary" busy>
          Saving...
        </Button>
        <Button>Move</Button>
        <Button disabled>Move</Button>
        <Button look="bare">Clear</Button>
        <IconButton name="Star">
          <Star />
        </IconButton>
        <IconButton name="Star" marked>
          <Star />
        </IconButton>
        <Button look="danger">
          <Trash2 />
          Delete
        </Button>
        <Button look="danger-fill">Delete</Button>
        <Button size="large">Large</Button>
        <Button size="small">Small</Button>
        <Button size="hero" look="primary">
          Get Started Free
        </Button>
      </div>
    </Sample>
  );
}

function Fields() {
  const [quality, setQuality] = useState(85);
  const [level, setLevel] = useState('medium');
  return (
    <Sample title="Fields">
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3.5">
        <Field label="Folder name" hint="Seen by you only.">
          <Input placeholder="Folder name" />
        </Field>
        <Field label="Email address">
          <Input defaultValue="nora@lindenrow.example" />
        </Field>
        <Field label="Confirm password" error="Passwords do not match">
          <PasswordInput defaultValue="secret7" showName="Show password" hideName="Hide password" />
        </Field>
        <Field label="Largest picture" hint="72 to 300, in steps of 6.">
          <Input defaultValue="150" end="dpi" />
        </Field>
        <Field label="Page size">
          <Select
            defaultValue="A4"
            options={['A4', 'Letter', 'Legal'].map((value) => ({ value, label: value }))}
          />
        </Field>
        <Field label="Language">
          <Input defaultValue="English" disabled />
        </Field>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-3">
        <Checkbox label="Blank pages" checked />
        <Checkbox label="Some" checked="indeterminate" />
        <Checkbox label="None" checked={false} />
        <RadioGroup
          aria-label="Orientation"
          orientation="horizontal"
          defaultValue="portrait"
          options={[
            { value: 'portrait', label: 'Portrait' },
            { value: 'landscape', label: 'Landscape' },
          ]}
        />
        <Switch label="On" defaultChecked />
        <Switch label="Off" />
      </div>
      <div className="mt-4 flex items-center gap-4">
        <span className="text-13 text-ink-soft">Quality</span>
        <Slider
          aria-label="Quality"
          className="flex-1"
          min={10}
          max={100}
          step={5}
          value={quality}
          onValueChange={setQuality}
        />
        <span className="text-13 tabular-nums">{quality}</span>
        <SegmentedControl
          label="Level"
          value={level}
          onValueChange={setLevel}
          options={[
            { value: 'low', label: 'Low' },
            { value: 'medium', label: 'Medium' },
            { value: 'high', label: 'High' },
          ]}
        />
      </div>
    </Sample>
  );
}

export function Controls() {
  return (
    <>
      <Buttons />
      <Fields />
    </>
  );
}
