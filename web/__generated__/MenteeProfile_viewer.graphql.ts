/**
 * @generated SignedSource<<f5e76bf4b688088e94486c987d8e6e32>>
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "51e389deeb5ed6ede41435c86745cc52";

export default node;
