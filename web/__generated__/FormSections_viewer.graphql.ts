/**
 * @generated SignedSource<<ccf628d9ee7216960d2c95717bbbfb80>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormSections_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BasicInfo_viewer" | "CalendarFeed_viewer">;
  readonly " $fragmentType": "FormSections_viewer";
};
export type FormSections_viewer$key = {
  readonly " $data"?: FormSections_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormSections_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormSections_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BasicInfo_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CalendarFeed_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c096df253d1aaa0fc85f82a564f1f106";

export default node;
