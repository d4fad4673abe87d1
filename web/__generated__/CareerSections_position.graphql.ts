/**
 * @generated SignedSource<<bb343e86e065dab67e96416243a431cb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CareerSections_position$data = {
  readonly currentCity: string | null | undefined;
  readonly currentCompany: string | null | undefined;
  readonly currentCountry: string | null | undefined;
  readonly currentJobTitle: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useMentorSection_mentor">;
  readonly " $fragmentType": "CareerSections_position";
};
export type CareerSections_position$key = {
  readonly " $data"?: CareerSections_position$data;
  readonly " $fragmentSpreads": FragmentRefs<"CareerSections_position">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CareerSections_position",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentJobTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentCompany",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentCity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentCountry",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMentorSection_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "123d02903726aae9334e63f7dcad6ab0";

export default node;
