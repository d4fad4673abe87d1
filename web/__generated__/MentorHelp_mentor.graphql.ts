/**
 * @generated SignedSource<<d65e58d5d4b4dd1114e94c7287d3dced>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorHelp_mentor$data = {
  readonly certifications: ReadonlyArray<string>;
  readonly industriesWorkedIn: ReadonlyArray<string>;
  readonly skills: ReadonlyArray<string>;
  readonly toolsAndSoftware: ReadonlyArray<string>;
  readonly topicsCanMentorOn: ReadonlyArray<string>;
  readonly " $fragmentType": "MentorHelp_mentor";
};
export type MentorHelp_mentor$key = {
  readonly " $data"?: MentorHelp_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorHelp_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorHelp_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "topicsCanMentorOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skills",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toolsAndSoftware",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "industriesWorkedIn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "certifications",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "4405ba4466ea583ed27198c43c64ed9a";

export default node;
