/**
 * @generated SignedSource<<97c384efe614565077d60615684401b4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorSeen_mentor$data = {
  readonly databaseId: number;
  readonly starterPackageRate: number;
  readonly " $fragmentType": "MentorSeen_mentor";
};
export type MentorSeen_mentor$key = {
  readonly " $data"?: MentorSeen_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorSeen_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorSeen_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "starterPackageRate",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "7cd756087b81e5135d3fbc1006ada925";

export default node;
