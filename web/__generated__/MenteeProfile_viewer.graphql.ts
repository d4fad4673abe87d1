/**
 * @generated SignedSource<<e96505f2d4488a45abcdafb0529d5848>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenteeProfile_viewer$data = {
  readonly emailConfirmed: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarFeed_viewer">;
  readonly " $fragmentType": "MenteeProfile_viewer";
};
export type MenteeProfile_viewer$key = {
  readonly " $data"?: MenteeProfile_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenteeProfile_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenteeProfile_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailConfirmed",
      "storageKey": null
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

(node as any).hash = "313b3608479368bd77489b03fdfb1580";

export default node;
