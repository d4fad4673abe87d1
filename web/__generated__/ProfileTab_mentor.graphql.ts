/**
 * @generated SignedSource<<6257112dcae711d656de89b6c138deee>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileTab_mentor$data = {
  readonly bio: string;
  readonly " $fragmentType": "ProfileTab_mentor";
};
export type ProfileTab_mentor$key = {
  readonly " $data"?: ProfileTab_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileTab_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileTab_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bio",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "dd575cf7ae33e70433ff9f7bd7eb9bd5";

export default node;
