/**
 * @generated SignedSource<<a274d54e1f5f9fb968fd1247ca75d1c0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormSections_mentor$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Background_mentor" | "BasicInfo_mentor" | "ListSection_mentor" | "Position_mentor" | "Pricing_mentor" | "ProseSection_mentor">;
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
      "name": "Pricing_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "10cbbeb580f0f250361155f0be55fc1a";

export default node;
