/**
 * @generated SignedSource<<e62a1cb2a49f324c7e46fc1133cc1e3f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormSections_mentor$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Background_mentor" | "BasicInfo_mentor" | "DaysOff_mentor" | "ListSection_mentor" | "Position_mentor" | "Pricing_mentor" | "ProseSection_mentor" | "WeeklyHours_mentor">;
  readonly " $fragmentType": "FormSections_mentor";
};
export type FormSections_mentor$key = {
  readonly " $data"?: FormSections_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormSections_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormSections_mentor",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BasicInfo_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Position_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Background_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProseSection_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListSection_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WeeklyHours_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DaysOff_mentor"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Pricing_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "4cd67d17e63790758110f9c1460e4572";

export default node;
